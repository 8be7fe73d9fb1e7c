import type { DesignLibrary } from '@passepartout/designs'
import {
  FONT_FAMILIES,
  FONT_FAMILY_NAMES,
  type FontFile,
  fontFilesOf,
  SCRIPT_NAMES,
  standInFiles,
} from '@passepartout/typeset'
import { readFont } from '@passepartout/typeset/node'
import { type CompressibleFile, createCompressedFiles } from './compressed-files.ts'

/**
 * Files of the designer: drawings by their hash, which are immutable under their address, and uncompressed font files
 * by name. `undefined` for every other path.
 */
export function openDesignFiles({ artwork }: Pick<DesignLibrary, 'artwork'>) {
  const fonts = new Map(allFontFiles().map(file => [file.name, file]))

  function fileOf(name: string): CompressibleFile | undefined {
    const svg = Object.hasOwn(artwork, name) ? artwork[name] : undefined
    if (svg !== undefined)
      return {
        type: 'image/svg+xml; charset=utf-8',
        maxAge: 'max-age=31536000, immutable',
        load: async () => Buffer.from(svg),
      }
    const font = fonts.get(name)
    return font && { type: 'font/ttf', maxAge: 'max-age=604800', load: () => readFont(font) }
  }

  const send = createCompressedFiles(fileOf)
  return async (pathname: string, request: Request): Promise<Response | undefined> => {
    const name = /^\/configurator-(?:artwork|font)\/([\w-]+)\.(?:svg|ttf)$/.exec(pathname)?.[1]
    return name === undefined ? undefined : send(name, request)
  }
}

function allFontFiles(): FontFile[] {
  return FONT_FAMILY_NAMES.flatMap(face =>
    FONT_FAMILIES[face].weights.flatMap(weight =>
      (FONT_FAMILIES[face].italic ? [false, true] : [false]).flatMap(italic => [
        ...fontFilesOf({ face, weight, italic }, SCRIPT_NAMES).files,
        ...standInFiles({ face, weight, italic }, SCRIPT_NAMES).fonts.map(({ file }) => file),
      ]),
    ),
  )
}
