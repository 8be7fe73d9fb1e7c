import { MailIcon, PhoneIcon } from '@passepartout/ui/icons'
import type { ContactPoint } from '../../features/contact/contact-points.ts'
import { telUrl } from '../../features/layout/telephone.ts'
import type { Page } from '../../platform/page.ts'

/** The contact persons, each once with all their topics. */
export function Teams({ page, points }: { page: Page; points: readonly ContactPoint[] }) {
  const people = [...new Set(points.map(({ person }) => person))]
  return (
    <aside aria-label={page.translate('contact.teams')} className="bg-panel rounded-surface p-6 md:p-8">
      <h3 className="type-h3">{page.translate('contact.teams')}</h3>
      <ul className="mt-2 divide-y divide-hairline">
        {people.map(person => (
          <li key={person.name} className="py-5 last:pb-0">
            <p className="font-semibold">{person.name}</p>
            {person.role && <p className="text-15 text-muted">{person.role}</p>}
            <ul className="mt-2 grid justify-items-start gap-2 text-15">
              {person.telephone && (
                <li>
                  <a
                    href={telUrl(person.telephone)}
                    className="text-link hit-44 inline-flex items-center gap-2"
                  >
                    <PhoneIcon size={18} />
                    {person.telephone}
                  </a>
                </li>
              )}
              <li className="min-w-0 max-w-full">
                <a
                  href={`mailto:${person.email}`}
                  className="text-link hit-44 inline-flex max-w-full items-center gap-2 wrap-anywhere"
                >
                  <MailIcon size={18} className="flex-none" />
                  {person.email}
                </a>
              </li>
            </ul>
            {person.hours && <p className="mt-2 text-14 text-muted">{person.hours}</p>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
