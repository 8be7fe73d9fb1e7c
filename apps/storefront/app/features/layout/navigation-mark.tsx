import type { Asset } from '@passepartout/content-model'
import { Picture } from '../images/picture.tsx'

interface NavigationMarkProps {
  icon: Asset | undefined
  color: string | undefined
}

/**
 * An editor's mark before the text of a menu item: a small image or a coloured dot. The text carries all the
 * information; it is not coloured itself, because its contrast could not be guaranteed.
 */
export function NavigationMark({ icon, color }: NavigationMarkProps) {
  if (icon)
    return <Picture asset={icon.filename} alt="" width={20} height={20} className="size-5 flex-none" />
  return color ? (
    <span aria-hidden="true" className="size-2 flex-none rounded-full" style={{ background: color }} />
  ) : null
}
