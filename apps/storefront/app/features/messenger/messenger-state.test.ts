import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FRESH, type MessengerEvent, messengerAfter } from './messenger-state.ts'

const after = (...events: MessengerEvent[]) => events.reduce(messengerAfter, FRESH)

describe('the messenger', () => {
  test.each([
    ['is visible from the start and loads nothing', [], FRESH],
    ['loads when it is asked for', ['asked'], { ...FRESH, loading: true }],
    ['opens once it is loaded', ['asked', 'loaded'], { ...FRESH, loaded: true, open: true }],
    ['stays loaded when it is closed', ['asked', 'loaded', 'closed'], { ...FRESH, loaded: true }],
    [
      'opens at once the second time',
      ['asked', 'loaded', 'closed', 'asked'],
      { ...FRESH, loaded: true, open: true },
    ],
    ['can be asked for again after a failure', ['asked', 'failed'], FRESH],
    ['does not open by itself', ['loaded'], FRESH],
    ['steps back while the visitor reads on', ['scrolled-down'], { ...FRESH, fade: true }],
    ['comes back on the way up', ['scrolled-down', 'scrolled-up'], FRESH],
    ['does not step back while it loads', ['asked', 'scrolled-down'], { ...FRESH, loading: true }],
    ['closes where it is hidden', ['asked', 'loaded', 'hidden'], { ...FRESH, loaded: true, visible: false }],
    ['is there again where it is shown', ['hidden', 'shown'], FRESH],
  ] as const)('%s', (_, events, state) => {
    expect(after(...events)).toEqual(state)
  })

  test('is never open before it is loaded, and never loading once it is', () => {
    const event = fc.constantFrom<MessengerEvent>(
      'asked',
      'loaded',
      'failed',
      'closed',
      'scrolled-down',
      'scrolled-up',
      'shown',
      'hidden',
    )
    fc.assert(
      fc.property(fc.array(event), events => {
        const { open, loaded, loading } = after(...events)
        expect(open && !loaded).toBe(false)
        expect(loading && loaded).toBe(false)
      }),
    )
  })
})
