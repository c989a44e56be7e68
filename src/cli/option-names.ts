/** Options may also be written as the interface writes its fields: `--captions_font_size` is `--captions-font-size`. */
export function hyphenateOptions(args: string[]): string[] {
  return args.map((arg) => arg.replace(/^--[a-z_]+/, (name) => name.replaceAll('_', '-')));
}
