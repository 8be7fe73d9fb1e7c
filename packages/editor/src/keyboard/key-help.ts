import { type Chord, KEYMAP, type KeyGroup } from './keymap.ts'

/** A line of the help list: message key `keys.{description}` and the chords to display, each a list of key caps. */
export interface KeyHelpLine {
  description: string
  chords: string[][]
}

export interface KeyHelpGroup {
  /** Message key under `keys.group.` */
  group: KeyGroup
  lines: KeyHelpLine[]
}

/**
 * The help list for a platform. Key caps are `⌘` or `Mod` (displayed as the localised name of Ctrl), `Shift`, `Alt`,
 * names like `ArrowLeft`, and upper-case characters.
 */
export function keyHelp(platform: 'mac' | 'other'): KeyHelpGroup[] {
  const groups = new Map<KeyGroup, Map<string, string[][]>>()
  for (const { group, description, chords } of KEYMAP) {
    const lines = groups.get(group) ?? new Map<string, string[][]>()
    // The first chord is the one to learn; the others only serve other keyboards.
    const shown = description === 'redo' || description === 'take-out' ? chords : chords.slice(0, 1)
    lines.set(description, [...(lines.get(description) ?? []), ...shown.map(chord => caps(chord, platform))])
    groups.set(group, lines)
  }
  return [...groups].map(([group, lines]) => ({
    group,
    lines: [...lines].map(([description, chords]) => ({ description, chords })),
  }))
}

function caps({ key, mod, shift, alt }: Chord, platform: 'mac' | 'other'): string[] {
  const held = [
    ...(mod ? [platform === 'mac' ? '⌘' : 'Mod'] : []),
    ...(alt ? [platform === 'mac' ? '⌥' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
  ]
  return [...held, key.length === 1 ? key.toUpperCase() : key]
}
