import { type RefObject, useLayoutEffect } from 'react'

/**
 * Radios show a click at once, long before anything is rendered; they are uncontrolled for that. Once a choice has
 * settled they show what came of it: one choice can change another.
 */
export function useSyncedRadios(root: RefObject<HTMLElement | null>, settled: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is looked at once
  useLayoutEffect(() => {
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
      radio.checked = radio.defaultChecked
  }, [root, settled])
}
