import type { Shop as ShopBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { Picture } from '../../features/images/picture.tsx'
import { telUrl } from '../../features/layout/telephone.ts'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Address, opening hours and contact of a shop. */
export function Shop({ block, page }: BlockProps<ShopBlock>) {
  return (
    <Section title={block.headline} text={block.text}>
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
        {block.picture && (
          <Picture
            asset={block.picture.filename}
            alt={block.picture.alt}
            width={628}
            height={420}
            sizes="(width >= 768px) 50vw, 100vw"
            className="aspect-[3/2] w-full rounded-picture object-cover"
          />
        )}
        <div>
          <address className="not-italic">
            <strong className="font-semibold">{block.name}</strong>
            {block.address.map(line => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {block.hours && block.hours.length > 0 && (
            <dl className="mt-5 border-t border-hairline text-15">
              {block.hours.map(({ days, hours }) => (
                <div key={days} className="grid grid-cols-2 gap-4 border-b border-hairline py-2.5">
                  <dt>{days}</dt>
                  <dd className="figures text-muted">{hours}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="mt-5 grid justify-items-start gap-2">
            {block.hotline && (
              <li>
                <a href={telUrl(block.hotline)} className="text-link hit-44">
                  {block.hotline}
                </a>
              </li>
            )}
            {block.email && (
              <li>
                <a href={`mailto:${block.email}`} className="text-link hit-44">
                  {block.email}
                </a>
              </li>
            )}
          </ul>
          {block.cta && (
            <a href={urlOf(block.cta.link, page)} className="button button-secondary mt-6">
              {block.cta.text}
            </a>
          )}
        </div>
      </div>
    </Section>
  )
}
