"""Speaks texts with SVOX Pico. Reads a JSON array of {voice, text, file} and writes 16 kHz mono 16-bit PCM into the files."""

import json
import sys

from py_nanotts import NanoTTS

pico = NanoTTS()
for order in json.load(sys.stdin):
    with open(order["file"], "wb") as file:
        file.write(pico.speak(order["text"], voice=order["voice"]))
