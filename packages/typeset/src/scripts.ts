/** Scripts beyond western and central Europe that a text may need, named like the subsets of font packages. */
const SCRIPTS = {
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]|\p{Mark}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  'cyrillic-ext': /[\u0460-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f]/,
  greek: /\p{Script=Greek}/u,
  'greek-ext': /[\u1f00-\u1fff]/,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
} as const

export type Script = keyof typeof SCRIPTS

export const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[]

/** Scripts that occur in a text. */
export const scriptsIn = (text: string): Script[] => SCRIPT_NAMES.filter(name => SCRIPTS[name].test(text))

/** Whether a text contains right-to-left parts, so that its visual order differs from its logical order. */
export const hasRightToLeft = (text: string): boolean =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f\u202b\u202e\u2067]/u.test(
    text,
  )
