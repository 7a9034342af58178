#!/bin/sh
# Asks a wallet for a player's balance: curl, openssl and a POSIX shell.
# WALLET_URL, VENDOR, SECRET, PLAYER and TOKEN say where, who signs, and whose balance.
set -eu
path=/vendor/v1/balance
body="{\"playerId\":\"$PLAYER\",\"token\":\"$TOKEN\"}"
timestamp=$(($(date +%s) * 1000))
nonce=$(openssl rand -hex 16)
signature=$(printf '%s.%s.%s.%s' "$timestamp" "$nonce" "$path" "$body" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d ' ' -f 1)
curl -sS "$WALLET_URL$path" -d "$body" -H 'content-type: application/json' \
  -H "x-vendor: $VENDOR" -H "x-timestamp: $timestamp" -H "x-nonce: $nonce" -H "x-signature: $signature"
