import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DIALOG_TYPES,
  type DialogState,
  type DialogType,
  dialogInFragment,
  dialogTransition,
} from './dialog-rules.ts'

describe('a dialog that is asked for', () => {
  test.each([
    ['opens on a page without one', undefined, false, false, 'open'],
    ['closes another one first', 'contact', false, false, 'close-then-open'],
    ['is not opened twice', 'log-in', false, false, 'refuse'],
    ['is not opened twice by force either', 'log-in', false, true, 'refuse'],
    ['waits for nothing and stays away while dialogs are blocked', undefined, true, false, 'refuse'],
    ['opens by force while dialogs are blocked', undefined, true, true, 'open'],
    ['closes another one by force, too', 'contact', true, true, 'close-then-open'],
  ] as const)('%s', (_, open, blocked, force, expected) => {
    expect(dialogTransition({ open, blocked }, 'log-in', force)).toBe(expected)
  })

  test('never makes two open ones, whatever is asked for in whatever order', () => {
    const asked = fc.record({
      type: fc.constantFrom(...DIALOG_TYPES),
      blocked: fc.boolean(),
      force: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(asked), steps => {
        const open = new Set<DialogType>()
        for (const { type, blocked, force } of steps) {
          const state: DialogState = { open: [...open][0], blocked }
          const opening = dialogTransition(state, type, force)
          if (opening === 'close-then-open') open.clear()
          if (opening !== 'refuse') open.add(type)
          expect(open.size).toBeLessThan(2)
          if (opening !== 'refuse') expect(blocked && !force).toBe(false)
        }
      }),
    )
  })
})

describe('an address', () => {
  test.each([
    ['#dialog=log-in', 'log-in'],
    ['#dialog=consent', 'consent'],
    ['#dialog=nothing', undefined],
    ['#dialog=constructor', undefined],
    ['#main', undefined],
    ['', undefined],
  ])('%s names the dialog %s', (fragment, type) => {
    expect(dialogInFragment(fragment)).toBe(type)
  })
})
