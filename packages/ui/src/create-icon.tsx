import type { SVGProps } from 'react'

/** Shape of an icon's file in lucide. */
interface IconData {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: string | number
}

/**
 * Replaces lucide's own `createLucideIcon` (vite.config.ts of the storefront): a list has some hundred icons, and
 * lucide builds each from two components, five objects and a set. Attributes common to all icons are set by `.lucide`
 * in base.css instead.
 */
export default function createIcon({ node }: IconData) {
  const __html = node.map(drawn).join('')
  return ({ size = 24, className, ...rest }: IconProps) => (
    <svg
      className={className ? `lucide ${className}` : 'lucide'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own paths, which never change
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

function drawn([element, { key: _, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${element}${written.join('')}></${element}>`
}
