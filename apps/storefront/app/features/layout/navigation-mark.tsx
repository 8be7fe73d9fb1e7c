import type { Asset } from '@passepartout/content-model'
import { Picture } from '../images/picture.tsx'

interface NavigationMarkProps {
  icon: Asset | undefined
  color: string | undefined
}

/**
 * What an editor sets before the words of a menu: a small picture, or a dot in a colour. The words say all of it; a colour
 * for the words themselves could not be promised to be readable.
 */
export function NavigationMark({ icon, color }: NavigationMarkProps) {
  if (icon)
    return <Picture asset={icon.filename} alt="" width={20} height={20} className="size-5 flex-none" />
  return color ? (
    <span aria-hidden="true" className="size-2 flex-none rounded-full" style={{ background: color }} />
  ) : null
}
