import type { Catalogue } from '@passepartout/domain'
import { fixedImage } from '../images/image-url.ts'

export interface OptionImage {
  src: string
  srcSet: string
}

const closeUps: Readonly<Record<string, string>> = {
  'keilrahmen-25': 'kante-25',
  'keilrahmen-38': 'kante-38',
  'rand-gespiegelt': 'kante-spiegel',
  'rand-umgeschlagen': 'kante-umgeschlagen',
  'rand-farbig': 'kante-farbig',
}

/** Detail image of an option, among the content's assets. */
export const optionDetailImage = (option: string): string | undefined =>
  Object.hasOwn(closeUps, option) ? `scenes/closeups/${closeUps[option]}.jpg` : undefined

/** Detail images of the options that have one, in the size of their cards. */
export function optionImages(catalogue: Catalogue): Record<string, OptionImage> {
  const values = catalogue.options.flatMap(group => group.values.map(({ id }) => id))
  return Object.fromEntries(
    values.flatMap(id => {
      const file = optionDetailImage(id)
      return file ? [[id, fixedImage(file, { width: 216, height: 162 })]] : []
    }),
  )
}
