"""Play a seat through the web API: `python examples/play_by_api.py LINK [--rule]`, by invitation.

You are asked at the keyboard. With `--rule` the program takes each decision's default.
"""

import json
import sys
import time
import urllib.error
import urllib.request


def call(method, url, token="", body=None):
    """One request, and its answer as data; where the server is away, again until it is back."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    while True:
        try:
            return json.load(urllib.request.urlopen(request, timeout=90))
        except urllib.error.HTTPError as problem:
            return json.load(problem)
        except OSError:
            time.sleep(1)


def by_hand(ask):
    """What the person at the keyboard says, field by field; an empty line takes the default."""
    print("\n" + ask["form"]["text"], ask["form"]["quote"] or "", sep="\n")
    answer = dict(ask["form"]["default"])
    for field in ask["form"]["fields"]:
        said = input(f"  {field['label']} ({field['words']}): ").strip()
        try:
            answer[field["name"]] = json.loads(said) if said else answer[field["name"]]
        except ValueError:
            answer[field["name"]] = said
    return answer


def play(link, decide):
    """Use the invitation up, and answer whatever is asked until the season is over."""
    server, _, invitation = link.partition("/enter#")
    me = call("POST", f"{server}/api/v1/session", body={"invitation": invitation})
    asks, done = f"{server}/api/v1/seasons/{me['season']}/asks", set()
    while True:  # what is answered stays open until everybody has answered: say that it is `known`
        found = call("GET", f"{asks}?wait=30&known={','.join(sorted(done))}", me["token"])
        if "asks" not in found or found["over"]:
            return print(found.get("detail", "The season is over."))
        done = {ask["ask"] for ask in found["asks"] if ask["answered"] or ask["ask"] in done}
        for ask in (one for one in found["asks"] if one["ask"] not in done):
            said = call("POST", f"{asks}/{ask['ask']}/answer", me["token"], {"answer": decide(ask)})
            print(ask["ask"], ask["kind"], said.get("state") or said["detail"])
            done |= {ask["ask"]} if "state" in said else set()  # "taken", or "waiting" (202)
            time.sleep(0 if ask["ask"] in done else 1)


if __name__ == "__main__":
    by_rule = "--rule" in sys.argv
    play(sys.argv[1], (lambda ask: ask["form"]["default"]) if by_rule else by_hand)
