"""A llama with random weights in a GGUF file: it chooses words by chance, as far as it may.

Its tokens are all bytes, and the words of the prompts' templates with a space before them. Chance
is weighted by kinds of tokens: words are likely, and so are marks that end a text, since a grammar
that lets a text or white space go on for as long as one likes is the grammar's fault, not that of a
model that makes use of it.
"""

from __future__ import annotations

import re
from pathlib import Path

import gguf
import numpy as np

PROMPTS = Path(__file__).parents[2] / "prompts"
LAYERS, WIDTH, HEADS, INNER = 2, 64, 2, 128
TRAINED_CONTEXT = 32_768
END = b"<|end|>"
CHAT_TEMPLATE = (
    "{% for message in messages %}<{{ message.role }}>\n{{ message.content }}\n{% endfor %}"
    "<assistant>\n"
)


def write_model(path: Path, seed: int = 1) -> None:
    """Write a model with these random weights."""
    chance = np.random.default_rng(seed)
    tokens = _tokens()
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(TRAINED_CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("rwkv")  # takes the longest token that fits, without merges
    writer.add_token_list([_escaped(token) for token in tokens])
    normal = [gguf.TokenType.NORMAL] * (len(tokens) - 1)
    writer.add_token_types([gguf.TokenType.CONTROL, *normal])
    writer.add_eos_token_id(0)
    writer.add_chat_template(CHAT_TEMPLATE)

    def add(name: str, *shape: int) -> None:
        weights = chance.standard_normal(shape) / np.sqrt(shape[-1])
        writer.add_tensor(f"{name}.weight", weights.astype(np.float32))

    # The first number of each token's vector is the same, so its weights are the tokens' chances.
    vectors = chance.standard_normal((len(tokens), WIDTH))
    vectors[:, 0] = 4.0
    outputs = chance.standard_normal((len(tokens), WIDTH)) * 0.1
    outputs[:, 0] = [_chance(token) for token in tokens]
    writer.add_tensor("token_embd.weight", vectors.astype(np.float32))
    writer.add_tensor("output.weight", outputs.astype(np.float32))
    writer.add_tensor("output_norm.weight", np.ones(WIDTH, np.float32))
    for layer in range(LAYERS):
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(f"blk.{layer}.{name}", WIDTH, WIDTH)
        add(f"blk.{layer}.ffn_gate", INNER, WIDTH)
        add(f"blk.{layer}.ffn_up", INNER, WIDTH)
        add(f"blk.{layer}.ffn_down", WIDTH, INNER)
        for name in ("attn_norm", "ffn_norm"):
            writer.add_tensor(f"blk.{layer}.{name}.weight", np.ones(WIDTH, np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _tokens() -> list[bytes]:
    files = [path.relative_to(PROMPTS) for path in sorted(PROMPTS.rglob("*.md"))]
    english = [path for path in files if not path.parts[0][0].isupper()]
    texts = [(PROMPTS / path).read_text(encoding="utf-8") for path in english]
    words = sorted({word for text in texts for word in re.findall(r"[A-Za-z]+", text)})
    said = [*words, *(f" {word}" for word in words), "\n\n", "## ", "“", "”", "…", "’"]
    pieces = [END, *(bytes([byte]) for byte in range(256)), *(piece.encode() for piece in said)]
    return list(dict.fromkeys(pieces))


def _chance(token: bytes) -> float:
    """How likely a token is, wherever the grammar lets it stand."""
    if re.fullmatch(rb" [a-z]+", token):
        return 0.8
    if token in (b'"', b"]", b"}", b","):
        return 1.4
    return 0.0 if token.isalnum() else -2.0


def _escaped(token: bytes) -> str:
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) != "\\" else f"\\x{byte:02x}" for byte in token
    )
