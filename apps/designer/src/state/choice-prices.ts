import type { FrameConfiguration } from '@passepartout/domain'
import { fetchProductPrice, frameQuery } from '../api/fetch-price.ts'
import type { DesignerBase } from './designer-base.ts'

/** Maximum of parallel requests, to leave bandwidth to photos and saving. */
const AT_ONCE = 4

export const choicePriceKey = (configuration: FrameConfiguration): string =>
  JSON.stringify(frameQuery(configuration))

/**
 * Price of each choice in a list: one call each, because a choice may change others. A failed call is retried when the
 * choice is displayed again.
 */
export function createChoicePrices({ client, design, kind }: DesignerBase) {
  const charge = kind.charge ?? fetchProductPrice
  const requested = new Set<string>()
  const waiting: FrameConfiguration[] = []
  let running = 0

  async function run(): Promise<void> {
    running += 1
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const key = choicePriceKey(next)
      const answer = await charge(client, { ...frameQuery(next), quantity: 1 }, {})
      if (answer.ok) {
        const { amount } = answer.payload.priceCurrent
        design.set(({ costs }) => ({ costs: { ...costs, [key]: amount } }))
      } else requested.delete(key)
    }
    running -= 1
  }

  return {
    want(configurations: readonly FrameConfiguration[]): void {
      for (const configuration of configurations) {
        const key = choicePriceKey(configuration)
        if (requested.has(key)) continue
        requested.add(key)
        waiting.push(configuration)
      }
      while (running < AT_ONCE && running < waiting.length) void run()
    },
  }
}

export type Costs = ReturnType<typeof createChoicePrices>
