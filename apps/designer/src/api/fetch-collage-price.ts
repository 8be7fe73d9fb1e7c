import { getCollageDesignGroup } from '@passepartout/contracts'
import type { FetchPrice } from './fetch-price.ts'

/** What a collage costs, whatever its design: all designs cost the same. */
export const fetchCollagePrice: FetchPrice = async (client, query, options) => {
  const answer = await client.call(getCollageDesignGroup, { query }, options)
  return answer.ok ? { ...answer, payload: answer.payload.chosen } : answer
}
