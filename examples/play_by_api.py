"""Play a seat through the web API: `python examples/play_by_api.py LINK [--rule]`.

LINK is an invitation. With `--rule` the program answers every question with its default.
"""

import json
import sys
import time
import urllib.error
import urllib.request


def call(method, url, token="", body=None):
    """Send a request and return the response's JSON. Retries while the server is unreachable."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    while True:
        try:
            return json.load(urllib.request.urlopen(request, timeout=90))
        except urllib.error.HTTPError as error:
            return json.load(error)
        except OSError:
            time.sleep(1)


def by_hand(ask):
    """Ask the person at the keyboard for each field; an empty line takes the default."""
    print("\n" + ask["form"]["text"], ask["form"]["quote"] or "", sep="\n")
    answer = dict(ask["form"]["default"])
    for field in ask["form"]["fields"]:
        typed = input(f"  {field['label']} ({field['words']}): ").strip()
        try:
            answer[field["name"]] = json.loads(typed) if typed else answer[field["name"]]
        except ValueError:
            answer[field["name"]] = typed
    return answer


def play(link, decide):
    """Use the invitation, and answer every question until the season is over."""
    server, _, invitation = link.partition("/enter#")
    me = call("POST", f"{server}/api/v1/session", body={"invitation": invitation})
    asks, done = f"{server}/api/v1/seasons/{me['season']}/asks", set()
    while True:  # an answered question stays open until all have answered: list it as `known`
        response = call("GET", f"{asks}?wait=30&known={','.join(sorted(done))}", me["token"])
        if "asks" not in response or response["over"]:
            return print(response.get("detail", "The season is over."))
        done = {ask["ask"] for ask in response["asks"] if ask["answered"] or ask["ask"] in done}
        for ask in (ask for ask in response["asks"] if ask["ask"] not in done):
            body = {"answer": decide(ask)}
            result = call("POST", f"{asks}/{ask['ask']}/answer", me["token"], body)
            print(ask["ask"], ask["kind"], result.get("state") or result["detail"])
            done |= {ask["ask"]} if "state" in result else set()  # "taken", or "waiting" (202)
            time.sleep(0 if ask["ask"] in done else 1)


if __name__ == "__main__":
    play(sys.argv[1], (lambda ask: ask["form"]["default"]) if "--rule" in sys.argv else by_hand)
