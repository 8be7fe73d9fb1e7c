import type { ContactPerson as ContactPersonBlock } from '@passepartout/content-model'
import { MailIcon, PhoneIcon } from '@passepartout/ui/icons'
import { Picture } from '../../features/images/picture.tsx'
import { telUrl } from '../../features/layout/telephone.ts'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'
import type { Person } from './load-contact-person.ts'

/** A contact person with number, email and hours; without a person only the text and the link to the form. */
export function ContactPerson({ block, page, data }: BlockProps<ContactPersonBlock, Person | undefined>) {
  return (
    <section className="wrap grid gap-x-14 gap-y-6 py-section md:grid-cols-2">
      <div>
        <h2 className="type-h2">{block.headline}</h2>
        {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
        {block.form && (
          <a href={urlOf(block.form.link, page)} className="button button-secondary mt-6">
            {block.form.text}
          </a>
        )}
      </div>
      {data && <PersonCard person={data} />}
    </section>
  )
}

function PersonCard({ person }: { person: Person }) {
  return (
    <div className="flex items-start gap-5 rounded-surface border border-hairline bg-raised p-6">
      {person.picture && (
        <Picture
          asset={person.picture.filename}
          alt={person.picture.alt}
          width={96}
          height={96}
          className="size-24 flex-none rounded-full object-cover"
        />
      )}
      <div>
        <p className="type-h3">{person.name}</p>
        {person.role && <p className="text-15 text-muted">{person.role}</p>}
        <ul className="mt-3 grid justify-items-start gap-2">
          {person.telephone && (
            <li>
              <a href={telUrl(person.telephone)} className="text-link hit-44 inline-flex items-center gap-2">
                <PhoneIcon size={18} />
                {person.telephone}
              </a>
            </li>
          )}
          {person.email && (
            <li>
              <a href={`mailto:${person.email}`} className="text-link hit-44 inline-flex items-center gap-2">
                <MailIcon size={18} />
                {person.email}
              </a>
            </li>
          )}
        </ul>
        {person.hours && <p className="mt-2 text-14 text-muted">{person.hours}</p>}
      </div>
    </div>
  )
}
