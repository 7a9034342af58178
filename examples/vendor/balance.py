"""Asks a wallet for a player's balance: Python, no packages.

WALLET_URL, VENDOR, SECRET, PLAYER and TOKEN say where, who signs, and whose balance.
"""
import hashlib
import hmac
import json
import os
import secrets
import time
import urllib.error
import urllib.request


def call(path, request):
    body = json.dumps(request).encode()
    timestamp = str(int(time.time() * 1000))
    nonce = secrets.token_hex(16)
    text = f"{timestamp}.{nonce}.{path}.".encode() + body
    signature = hmac.new(os.environ["SECRET"].encode(), text, hashlib.sha256).hexdigest()
    headers = {
        "content-type": "application/json",
        "x-vendor": os.environ["VENDOR"],
        "x-timestamp": timestamp,
        "x-nonce": nonce,
        "x-signature": signature,
    }
    try:
        with urllib.request.urlopen(urllib.request.Request(os.environ["WALLET_URL"] + path, body, headers)) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.read().decode()


print(call("/vendor/v1/balance", {"playerId": os.environ["PLAYER"], "token": os.environ["TOKEN"]}), end="")
