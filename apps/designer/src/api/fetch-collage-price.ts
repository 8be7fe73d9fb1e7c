import { getCollageDesignGroup } from '@passepartout/contracts'
import type { FetchPrice } from './fetch-price.ts'

/** Price of a collage; it is the same for all designs. */
export const fetchCollagePrice: FetchPrice = async (client, query, options) => {
  const answer = await client.call(getCollageDesignGroup, { query }, options)
  return answer.ok ? { ...answer, payload: answer.payload.chosen } : answer
}
