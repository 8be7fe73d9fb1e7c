import { getCollageDesignGroup } from '@passepartout/contracts'
import type { AskCharge } from './ask-price.ts'

/** What a collage costs, whatever its design: all designs cost the same. */
export const askCollageCharge: AskCharge = async (client, query, options) => {
  const answer = await client.call(getCollageDesignGroup, { query }, options)
  return answer.ok ? { ...answer, payload: answer.payload.chosen } : answer
}
