import type { Typesetter } from '../text-shaper.ts'

/**
 * Creates the browser worker's typesetter, with the font files that the shop serves. HarfBuzz is fetched on the first
 * call; a failed fetch is retried on the next.
 * @param fetched fetches an address of the shop, or throws
 */
export function createShopTypesetter(
  fetched: (path: string) => Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>,
): () => Promise<Typesetter> {
  let typesetter: Promise<Typesetter> | undefined
  return () => {
    typesetter ??= import('../harfbuzz/open-typesetter.ts').then(({ openTypesetter }) =>
      openTypesetter({
        readFont: async ({ name }) =>
          new Uint8Array(await (await fetched(`/configurator-font/${name}.ttf`)).arrayBuffer()),
      }),
    )
    typesetter.catch(() => {
      typesetter = undefined
    })
    return typesetter
  }
}
