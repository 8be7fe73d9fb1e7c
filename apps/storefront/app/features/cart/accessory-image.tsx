import type { UndesignedAppearance } from '@passepartout/contracts'
import { imageUrl } from '../images/image-url.ts'
import { EmptyPictureFrame } from './empty-picture-frame.tsx'

const WIDTH = 216

/** Image of an accessory; without one, a frame or a disc in its colour. */
export function AccessoryImage({ look, name }: { look: UndesignedAppearance; name: string }) {
  if (look.aspect !== null) return <EmptyPictureFrame colour={look.swatch ?? ''} aspect={look.aspect} />
  if (!look.picture) {
    return <div className="absolute inset-[22%] rounded-full" style={{ background: look.swatch ?? '' }} />
  }
  const source = (width: number) => imageUrl(`goods/${look.picture}`, { width })
  return (
    <img
      src={source(WIDTH)}
      srcSet={`${source(WIDTH)} 1x, ${source(2 * WIDTH)} 2x`}
      alt={name}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}
