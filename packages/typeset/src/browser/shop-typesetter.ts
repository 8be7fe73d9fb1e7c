import type { Typesetter } from '../text-shaper.ts'

/**
 * Sets words in a browser's worker with the faces that the shop serves. HarfBuzz is fetched with the first wish; one that could
 * not be fetched is asked for again with the next.
 *
 * @param fetched answers an address of the shop, or throws
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
