/** A key with its modifiers; `mod` is ⌘ on macOS and Ctrl elsewhere. */
export interface Chord {
  /** `KeyboardEvent.key`; alphabetic characters in lower case. */
  key: string
  mod?: true
  shift?: true
  alt?: true
}

/**
 * Scope of a binding. `crop`: a crop is open. `photo`: a slot with a photo is selected or open. `slot`: a slot is
 * selected. `several`: one or more are. `canvas`: the canvas has focus. `anywhere`: also in panels, but not while
 * typing.
 */
export type KeyScope = 'anywhere' | 'canvas' | 'several' | 'slot' | 'photo' | 'crop'

export type KeyGroup = 'move-around' | 'photo' | 'always'

export interface KeyBinding {
  command: KeyCommand
  chords: readonly Chord[]
  scope: KeyScope
  group: KeyGroup
  /** Message key under `keys.` for the help list; bindings with the same key share a line. */
  description: string
  /** Step size of commands with steps. */
  amount?: number
  /** Done by the browser or screen; listed for help only. */
  native?: true
}

export type KeyCommand =
  | 'focus-element'
  | 'cycle-zone'
  | 'open'
  | 'accept'
  | 'back'
  | 'pan-left'
  | 'pan-right'
  | 'pan-up'
  | 'pan-down'
  | 'zoom-in'
  | 'zoom-out'
  | 'tilt-left'
  | 'tilt-right'
  | 'turn'
  | 'mirror'
  | 'whole'
  | 'tray'
  | 'take-out'
  | 'swap'
  | 'pin'
  | 'shuffle'
  | 'layouts'
  | 'select-page'
  | 'take-out-all'
  | 'undo'
  | 'redo'
  | 'toggle-see'
  | 'next-finding'
  | 'next-page'
  | 'previous-page'
  | 'help'
  | 'panels'
  | 'view-in'
  | 'view-out'
  | 'view-fit'
  | 'view-left'
  | 'view-right'
  | 'view-up'
  | 'view-down'

const key = (name: string): Chord => ({ key: name })
const shift = (name: string): Chord => ({ key: name, shift: true })
const mod = (name: string): Chord => ({ key: name, mod: true })

type Row = [command: KeyCommand, chords: Chord[], amount?: number]

const lines = (group: KeyGroup, scope: KeyScope, description: string, rows: Row[]): KeyBinding[] =>
  rows.map(([command, chords, amount]) => ({
    command,
    chords,
    scope,
    group,
    description,
    ...(amount !== undefined && { amount }),
  }))

const panning = (chord: (name: string) => Chord, mm: number): Row[] => [
  ['pan-left', [chord('ArrowLeft')], mm],
  ['pan-right', [chord('ArrowRight')], mm],
  ['pan-up', [chord('ArrowUp')], mm],
  ['pan-down', [chord('ArrowDown')], mm],
]

const nativeKeys = (
  description: string,
  command: KeyCommand,
  chords: Chord[],
  amount: number,
): KeyBinding[] => [
  { command, chords, amount, description, group: 'move-around', scope: 'canvas', native: true },
]

/**
 * The keyboard grammar of designer.md 5 as data; the first binding whose scope and chord match applies. Other product
 * kinds add bindings.
 */
export const KEYMAP: readonly KeyBinding[] = [
  ...nativeKeys('next-element', 'focus-element', [key('Tab')], 1),
  ...nativeKeys('previous-element', 'focus-element', [shift('Tab')], -1),
  ...lines('move-around', 'crop', 'done', [['accept', [key('Enter')]]]),
  ...lines('move-around', 'slot', 'open', [['open', [key('Enter')]]]),
  ...lines('move-around', 'anywhere', 'back', [['back', [key('Escape')]]]),
  ...lines('move-around', 'canvas', 'turn-page', [
    ['next-page', [key('PageDown')]],
    ['previous-page', [key('PageUp')]],
  ]),
  ...nativeKeys('next-zone', 'cycle-zone', [key('F6')], 1),
  ...nativeKeys('previous-zone', 'cycle-zone', [shift('F6')], -1),

  ...lines('photo', 'crop', 'pan', panning(key, 1)),
  ...lines('photo', 'crop', 'pan-far', panning(shift, 10)),
  // On a German keyboard + is unshifted and shares its key with *, on an American one with =.
  ...lines('photo', 'crop', 'zoom', [
    ['zoom-in', [key('+'), key('=')], 2],
    ['zoom-out', [key('-')], 2],
  ]),
  ...lines('photo', 'crop', 'zoom-far', [
    ['zoom-in', [shift('+'), shift('*')], 10],
    ['zoom-out', [shift('_'), shift('-')], 10],
  ]),
  ...lines('photo', 'crop', 'tilt', [
    ['tilt-left', [key(',')], 0.1],
    ['tilt-right', [key('.')], 0.1],
  ]),
  ...lines('photo', 'photo', 'turn', [['turn', [key('r')], 1]]),
  ...lines('photo', 'photo', 'turn-back', [['turn', [shift('r')], -1]]),
  ...lines('photo', 'photo', 'mirror', [['mirror', [key('m')]]]),
  ...lines('photo', 'photo', 'whole', [['whole', [key('0')]]]),
  ...lines('photo', 'slot', 'tray', [['tray', [key('e')]]]),
  ...lines('photo', 'photo', 'swap', [['swap', [key('t')]]]),
  ...lines('photo', 'photo', 'take-out', [['take-out', [key('Delete'), key('Backspace')]]]),
  ...lines('photo', 'several', 'take-out', [['take-out-all', [key('Delete'), key('Backspace')]]]),
  ...lines('photo', 'several', 'pin', [['pin', [key('f')]]]),
  ...lines('photo', 'canvas', 'layouts', [['layouts', [key('l')]]]),
  ...lines('photo', 'canvas', 'shuffle', [['shuffle', [shift('l')]]]),
  ...lines('photo', 'canvas', 'select-page', [['select-page', [mod('a')]]]),

  ...lines('always', 'anywhere', 'undo', [['undo', [mod('z')]]]),
  ...lines('always', 'anywhere', 'redo', [['redo', [{ key: 'z', mod: true, shift: true }, mod('y')]]]),
  ...lines('always', 'canvas', 'see', [['toggle-see', [key('p')]]]),
  ...lines('always', 'anywhere', 'next-finding', [['next-finding', [key('F8')], 1]]),
  ...lines('always', 'anywhere', 'previous-finding', [['next-finding', [shift('F8')], -1]]),
  ...lines('always', 'anywhere', 'view-zoom', [
    ['view-in', [mod('+'), mod('=')]],
    ['view-out', [mod('-')]],
  ]),
  ...lines('always', 'anywhere', 'view-fit', [['view-fit', [mod('0')]]]),
  ...lines('always', 'canvas', 'view-pan', [
    ['view-left', [mod('ArrowLeft')], 1],
    ['view-right', [mod('ArrowRight')], 1],
    ['view-up', [mod('ArrowUp')], 1],
    ['view-down', [mod('ArrowDown')], 1],
  ]),
  ...lines('always', 'anywhere', 'panels', [['panels', [mod('.')]]]),
  ...lines('always', 'canvas', 'help', [['help', [key('?')]]]),
]
