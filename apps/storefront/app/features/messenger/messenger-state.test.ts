import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INITIAL_MESSENGER_STATE, type MessengerEvent, reduceMessengerState } from './messenger-state.ts'

const after = (...events: MessengerEvent[]) => events.reduce(reduceMessengerState, INITIAL_MESSENGER_STATE)

describe('the messenger', () => {
  test.each([
    ['is visible from the start and loads nothing', [], INITIAL_MESSENGER_STATE],
    ['loads when it is asked for', ['asked'], { ...INITIAL_MESSENGER_STATE, loading: true }],
    [
      'opens once it is loaded',
      ['asked', 'loaded'],
      { ...INITIAL_MESSENGER_STATE, loaded: true, open: true },
    ],
    [
      'stays loaded when it is closed',
      ['asked', 'loaded', 'closed'],
      { ...INITIAL_MESSENGER_STATE, loaded: true },
    ],
    [
      'opens at once the second time',
      ['asked', 'loaded', 'closed', 'asked'],
      { ...INITIAL_MESSENGER_STATE, loaded: true, open: true },
    ],
    ['can be asked for again after a failure', ['asked', 'failed'], INITIAL_MESSENGER_STATE],
    ['does not open by itself', ['loaded'], INITIAL_MESSENGER_STATE],
    ['steps back while the visitor reads on', ['scrolled-down'], { ...INITIAL_MESSENGER_STATE, fade: true }],
    ['comes back on the way up', ['scrolled-down', 'scrolled-up'], INITIAL_MESSENGER_STATE],
    [
      'does not step back while it loads',
      ['asked', 'scrolled-down'],
      { ...INITIAL_MESSENGER_STATE, loading: true },
    ],
    [
      'closes where it is hidden',
      ['asked', 'loaded', 'hidden'],
      { ...INITIAL_MESSENGER_STATE, loaded: true, visible: false },
    ],
    ['is there again where it is shown', ['hidden', 'shown'], INITIAL_MESSENGER_STATE],
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
