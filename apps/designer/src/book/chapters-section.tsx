import { type Document, pageLabel } from '@passepartout/document'
import {
  type ChapterProposal,
  chapterProposals,
  chapterTitleOf,
  spreadIds,
} from '@passepartout/document/book'
import { BookmarkMinus, BookmarkPlus } from 'lucide-react'
import { useMemo } from 'react'
import { usePage } from '../state/current-slot.ts'
import type { Designer } from '../state/designer.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { insertChapter, removeChapter } from './change-chapters.ts'

/** The chapters of a book, and where others could begin by the days of its photos. */
export function ChaptersSection() {
  const designer = useDesigner()
  const { t, editor } = designer
  const page = usePage()
  const document = useEditor(snapshot => snapshot.document)
  const rules = useDesign(state => state.product?.book)
  const isStill = useDesign(state => state.viewer || state.changing !== null)
  const proposals = useMemo(() => chapterProposals(document), [document])
  const chapters = document.pages.flatMap(one => {
    const title = chapterTitleOf(one)
    return title === null ? [] : [{ id: one.id, title }]
  })
  if (!page || !rules) return null
  const { pages, max, step, surcharge, spines } = rules
  const canGrow = pages + step <= max
  const facts = [surcharge, spines.more && t('book.pages.spine', { spine: spines.more })].filter(Boolean)
  const isChapter = chapterTitleOf(page) !== null
  const canBegin = spreadIds(document).includes(page.id) && !isChapter
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.chapters.title')}</h2>
      </div>
      {chapters.length > 0 && (
        <ul className="chapters">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className="text-button"
                aria-current={id === page.id ? 'page' : undefined}
                onClick={() => editor.session.showPage(id)}
              >
                {title || t('book.chapters.name')}
              </button>{' '}
              <span className="small muted">{labelOf(designer, document, id)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="book-buttons" data-single="">
        {isChapter && (
          <button
            type="button"
            className="button"
            disabled={isStill}
            onClick={() => void removeChapter(designer, page.id)}
          >
            <BookmarkMinus size={18} aria-hidden />
            {t('book.chapters.remove')}
          </button>
        )}
        {canBegin && (
          <button
            type="button"
            className="button"
            disabled={isStill || !canGrow}
            onClick={() => void insertChapter(designer, page.id, chapterFor(designer, proposals, page.id))}
          >
            <BookmarkPlus size={18} aria-hidden />
            {t('book.chapters.here')}
          </button>
        )}
      </div>
      {proposals.length > 0 && <h3 className="rivals-title">{t('book.chapters.proposals')}</h3>}
      <div className="book-buttons" data-single="">
        {proposals.map(proposal => {
          const { title, dates } = textsOf(designer, proposals, proposal)
          return (
            <button
              key={proposal.before}
              type="button"
              className="button chapter-proposal"
              disabled={isStill || !canGrow}
              onClick={() => void insertChapter(designer, proposal.before, { title, dates })}
            >
              <BookmarkPlus size={18} aria-hidden />
              <span>
                {[title, dates].join(', ')}
                <span className="small muted">
                  {t('book.chapters.where', {
                    pages: labelOf(designer, document, proposal.before),
                    count: proposal.photos,
                  })}
                </span>
              </span>
            </button>
          )
        })}
      </div>
      <p className="small muted book-note">
        {canGrow
          ? [t('book.chapters.hint'), t('book.pages.facts', { count: step, facts: facts.join(', ') })].join(
              ' ',
            )
          : t('book.pages.most', { count: max })}
      </p>
    </section>
  )
}

function labelOf({ t, shop }: Designer, document: Document, id: string): string {
  const label = pageLabel(document, id, shop.locale)
  return label ? t(`page.${label.key}`, label.params) : ''
}

/** A journey counts its days; a longer book names them. */
const MOST_DAYS = 31

function textsOf(
  { t, editor }: Designer,
  all: readonly ChapterProposal[],
  { from, until, day }: ChapterProposal,
) {
  const { locale } = editor.getSnapshot().document
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const [first, last] = [from, until].map(one => Date.parse(`${one}T00:00:00Z`))
  const isJourney = (all.at(-1)?.day ?? 1) <= MOST_DAYS
  return {
    title: isJourney
      ? t('book.chapters.day', { number: day })
      : format({ day: 'numeric', month: 'long' }).format(first),
    dates: format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(first ?? 0, last ?? 0),
  }
}

function chapterFor(designer: Designer, proposals: readonly ChapterProposal[], pageId: string) {
  const proposal = proposals.find(({ before }) => before === pageId)
  return proposal
    ? textsOf(designer, proposals, proposal)
    : { title: designer.t('book.chapters.name'), dates: '' }
}
