"""
Finds where English words of a known text begin, by forced alignment with pocketsphinx. Reads a JSON array of
{file, words, pronunciations}: a file of 16 kHz mono 16-bit PCM, its words in order, and ARPAbet for words that may be
missing in the dictionary. Prints a JSON array of the words' starts in milliseconds; null if a text does not fit.
"""

import json
import sys

from pocketsphinx import Decoder


def align(order):
    decoder = Decoder(samprate=16000, bestpath=False, loglevel="FATAL")
    for word, phones in order["pronunciations"].items():
        if decoder.lookup_word(word) is None:
            decoder.add_word(word, phones, True)
    unknown = [word for word in order["words"] if decoder.lookup_word(word) is None]
    if unknown:
        print("No pronunciation:", *unknown, file=sys.stderr)
        return None
    decoder.set_align_text(" ".join(order["words"]))
    decoder.start_utt()
    with open(order["file"], "rb") as file:
        decoder.process_raw(file.read(), full_utt=True)
    decoder.end_utt()
    if decoder.hyp() is None:
        return None
    frames_a_second = decoder.config["frate"]
    starts = []
    for segment in decoder.seg():
        # silences and noises, and the number of another pronunciation: <sil>, [NOISE], the(2)
        if not segment.word.startswith(("<", "[")):
            starts.append(round(segment.start_frame * 1000 / frames_a_second))
    return starts if len(starts) == len(order["words"]) else None


json.dump([align(order) for order in json.load(sys.stdin)], sys.stdout)
