import type { BookTheme } from '@passepartout/document'
import { designKindRules } from '../kinds/registry.ts'
import type { Design } from '../schema/design.ts'

/** The theme of a book's design as a document pins it; undefined for plain designs and other kinds. */
export function bookThemeOf(
  design: Design,
  hashOf: (file: string) => string | undefined,
): BookTheme | undefined {
  const theme = designKindRules(design.kind).theme?.(design)
  if (!theme) return undefined
  const { frame, captions, chapter, ...photos } = theme
  const { ornament, ...page } = chapter ?? {}
  const art = ornament && hashOf(ornament.file)
  return {
    ...photos,
    frame: frame ?? null,
    ...(captions && { captions }),
    ...(chapter && {
      chapter: {
        ...(page as Omit<typeof chapter, 'ornament'>),
        ...(ornament && art && { ornament: { art, box: boxOf(ornament) } }),
      },
    }),
  }
}

const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  ...{ x, y, width, height },
})
