import { getCollageDesignGroup } from '@passepartout/contracts'
import { type askPrice, askWith } from './ask-price.ts'

/**
 * What a collage costs, whatever its design: all designs cost the same.
 *
 * @throws Error with the code of a refused price
 */
export const askCollagePrice: typeof askPrice = (client, configuration, asked) =>
  askWith(
    client,
    configuration,
    async (query, options) => {
      const answer = await client.call(getCollageDesignGroup, { query }, options)
      return answer.ok ? { ...answer, payload: answer.payload.chosen } : answer
    },
    asked,
  )
