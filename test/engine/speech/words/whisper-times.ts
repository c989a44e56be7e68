/** The words of two recordings as Whisper base wrote them, with the milliseconds at which they begin by its cross-attention. */
export const whisperTimes = {
  'es-capitan-veneno': timed([
    'al@430 señor@606 Don@886 Manuel@1146 Tamayo@1386 y@1806 Baus,@1946 secretario@2546 Perpeto@2946 de@3446',
    'la@3606 Real@3686 Academia@3866 Española.@4306 Mi@7286 muy@7366 querido@7446 Manuel.@7806',
  ]),
  'en-jfk': timed([
    'And@310 so@498 my@818 fellow@1178 Americans,@1538 ask@3298 not@3990 what@5390 your@5558 country@5778',
    'can@6278 do@6578 for@6818 you,@7078 ask@8170 what@8620 you@8880 can@9038 do@9318 for@9558 your@9778',
    'country.@9958',
  ]),
};

function timed(lines: string[]) {
  return lines.flatMap((line) =>
    line.split(' ').map((entry) => {
      const [text = '', startMs = ''] = entry.split('@');
      return { text, startMs: Number(startMs) };
    }),
  );
}
