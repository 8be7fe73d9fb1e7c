import { BRAND_NAMES, type Channel } from '@passepartout/domain'

/** A channel's design tokens as literal values, for emails and print. */
export interface Brand {
  name: string
  ground: string
  /** Background of the small print. */
  stage: string
  ink: string
  muted: string
  line: string
  accent: string
  reduced: string
  /** Dark mode: background, sheet, ink, muted, line, accent. */
  dark: { ground: string; sheet: string; ink: string; muted: string; line: string; accent: string }
  /** Corner radius of buttons, in CSS pixels. */
  round: number
  /** Font of headings, from fonts that devices have. */
  face: string
  mark: Mark
}

/** The logo mark, in the coordinates of its box. */
interface Mark {
  width: number
  height: number
  shapes: readonly { d: string; fill?: string; stroke?: string; strokeWidth?: number }[]
}

export const BRANDS: Readonly<Record<Channel, Brand>> = {
  passepartout: {
    name: BRAND_NAMES.passepartout,
    ground: '#f1eee8',
    stage: '#faf9f6',
    ink: '#191817',
    muted: '#5e5a55',
    line: '#e4e0d9',
    accent: '#1f3ac9',
    reduced: '#b3261e',
    dark: {
      ground: '#141312',
      sheet: '#1f1e1c',
      ink: '#f4f1ec',
      muted: '#b9b4ac',
      line: '#3a3835',
      accent: '#a9b6ff',
    },
    round: 2,
    face: "'Bricolage Grotesque', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    mark: {
      width: 25,
      height: 30,
      shapes: [
        { d: 'M1.25 1.25h22.5v27.5h-22.5Z', stroke: '#191817', strokeWidth: 2.5 },
        { d: 'M7 6.5h11v13h-11Z', fill: '#1f3ac9' },
      ],
    },
  },
  kartenliebe: {
    name: BRAND_NAMES.kartenliebe,
    ground: '#f6ede4',
    stage: '#fffaf5',
    ink: '#20302b',
    muted: '#5c6660',
    line: '#eadfd5',
    accent: '#1e5b4a',
    reduced: '#a5382f',
    dark: {
      ground: '#121a17',
      sheet: '#1b2723',
      ink: '#f3eee7',
      muted: '#b3bdb7',
      line: '#35443e',
      accent: '#9fd3c1',
    },
    round: 26,
    face: "Fraunces, Georgia, 'Times New Roman', serif",
    mark: {
      width: 26,
      height: 26,
      shapes: [
        { d: 'M1 8.5h24v16.5h-24Z', fill: '#1e5b4a' },
        { d: 'm1 9.5 12 8.5 12-8.5', stroke: '#fffaf5', strokeWidth: 1.6 },
        {
          d: 'M13 7.5c-2.3-2.6-3.4-4-3.4-5.6a1.8 1.8 0 0 1 3.4-.9 1.8 1.8 0 0 1 3.4.9c0 1.6-1.1 3-3.4 5.6Z',
          fill: '#d98a73',
        },
      ],
    },
  },
}
