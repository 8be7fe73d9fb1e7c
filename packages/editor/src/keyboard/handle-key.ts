import type { EditorWithoutKeys } from '../editor-without-keys.ts'
import type { UiIntent } from '../events.ts'
import { KEY_COMMANDS } from './key-commands.ts'
import { type Chord, KEYMAP, type KeyBinding } from './keymap.ts'

/** The fields of a `KeyboardEvent` that the editor needs. */
export interface KeyPress {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  shiftKey?: boolean
  altKey?: boolean
}

export interface KeyWhere {
  /** `text`: in a field, where keys belong to the text. */
  focus: 'canvas' | 'text' | 'elsewhere'
  platform: 'mac' | 'other'
  /** Off when the customer switched single-character shortcuts off. */
  letters?: boolean
}

export type HandleKey = (press: KeyPress, where: KeyWhere) => boolean

export function createKeyHandler(editor: EditorWithoutKeys, emit: (intent: UiIntent) => void): HandleKey {
  return (press, where) => {
    const binding = KEYMAP.find(
      candidate =>
        !candidate.native &&
        inScope(candidate, editor, where) &&
        candidate.chords.some(chord => matches(chord, press, where)),
    )
    return binding ? KEY_COMMANDS[binding.command](editor, emit, binding.amount ?? 1) : false
  }
}

function inScope({ scope, command }: KeyBinding, editor: EditorWithoutKeys, where: KeyWhere): boolean {
  if (where.focus === 'text') return command === 'next-finding'
  if (scope === 'anywhere') return true
  if (where.focus !== 'canvas') return false
  if (scope === 'canvas') return true
  const { open, selection, mode } = editor.getSnapshot().session
  if (mode !== 'edit') return false
  if (scope === 'crop') return open !== null
  if (scope === 'several') return selection.length > 0
  const [only, ...others] = selection
  if (only === undefined || others.length > 0) return false
  return scope === 'slot' || editor.photo(only) !== null
}

function matches(chord: Chord, press: KeyPress, { platform, letters = true }: KeyWhere): boolean {
  const { ctrlKey = false, metaKey = false, shiftKey = false, altKey = false } = press
  const [mod, foreign] = platform === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (foreign || mod !== Boolean(chord.mod) || altKey !== Boolean(chord.alt)) return false
  // The question mark needs Shift on most keyboards, not on all.
  if (shiftKey !== Boolean(chord.shift) && chord.key !== '?') return false
  if (!letters && !chord.mod && /^\p{L}$/u.test(chord.key)) return false
  return press.key === chord.key || (press.key.length === 1 && press.key.toLowerCase() === chord.key)
}
