export const soundSeconds = 12;

/** A major triad over this frequency. */
const chord = (hertz: string) => [1, 1.26, 1.5].map((ratio) => `0.15*sin(2*PI*${ratio}*${hertz}*t)`).join('+');

/** Sound in which nobody speaks, as ffmpeg's `lavfi` makes it. */
export const soundsWithoutSpeech: Record<string, string> = {
  silence: `anullsrc=r=16000:cl=mono:d=${soundSeconds}`,
  hiss: `anoisesrc=a=0.02:c=white:seed=1:d=${soundSeconds}`,
  'loud noise': `anoisesrc=a=0.5:c=pink:seed=2:d=${soundSeconds}`,
  hum: `sine=f=50:d=${soundSeconds},volume=0.3`,
  'chords that change': `aevalsrc='${chord('220*pow(2,floor(mod(t/2,4))*5/12)')}':d=${soundSeconds}`,
  'a tune with a beat': `aevalsrc='0.3*sin(2*PI*220*pow(2,floor(mod(t*3,8))/12)*t)+0.2*random(0)*exp(-20*mod(t*2,1))':d=${soundSeconds}`,
  'a tune with vibrato': `aevalsrc='0.3*sin(2*PI*330*pow(2,floor(mod(t*1.5,5))*2/12)*t+3*sin(2*PI*6*t))*(0.6+0.4*sin(2*PI*1.5*t))':d=${soundSeconds}`,
  applause: `anoisesrc=a=0.6:c=white:seed=3:d=${soundSeconds},bandpass=f=1500:width_type=h:w=2000,tremolo=f=17:d=0.7,tremolo=f=11:d=0.6`,
  'single claps': `aevalsrc='0.8*random(0)*exp(-60*mod(t*3.1,1))':d=${soundSeconds},bandpass=f=1200:width_type=h:w=1500`,
};
