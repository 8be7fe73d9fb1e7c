import type { TeaserCountdown as TeaserCountdownBlock } from '@passepartout/content-model'
import {
  clockFormatOptions,
  dateTimeFormat,
  joinWithNoBreakSpaces,
  LAB_TIME_ZONE,
} from '@passepartout/domain'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { Countdown as Moment } from './load-countdown.ts'

/** Time until a real end: the day it ends and the days left. Nothing ticks: running seconds put pressure on people. */
export function TeaserCountdown({ block, page, data }: BlockProps<TeaserCountdownBlock, Moment | undefined>) {
  if (!data) return null
  const { translate } = page
  const { until, left } = data
  const days = Math.floor(left / SECONDS_OF_A_DAY)
  return (
    <section className="bg-band text-on-band [&_:focus-visible]:outline-on-band">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8 md:py-10">
        <div className="max-w-[34rem]">
          <h2 className="type-h2">{block.headline}</h2>
          {block.text && <p className="mt-2">{block.text}</p>}
          <p className="mt-2 font-semibold">
            <time dateTime={until}>
              {translate('media.until', { date: formatDayText(until, page.shop) })}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <p className="type-price text-[2rem]!">
            {days > 0 ? translate('media.days-left', { count: days }) : translate('media.last-day')}
          </p>
          {block.cta && (
            <a href={urlOf(block.cta.link, page)} className="button button-paper">
              {block.cta.text}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

const SECONDS_OF_A_DAY = 86_400

/** Shops in other time zones than the lab. */
const ELSEWHERE = ['gb', 'com']

/** In the editor's time zone, so that it is the same day everywhere; in the lab's for a date calculated by the shop. */
function formatDayText(until: string, { country, locale }: Page['shop']): string {
  const moment = new Date(until)
  const formatIn = (timeZone: string, at: Date) =>
    joinWithNoBreakSpaces(
      locale,
      dateTimeFormat(locale, { ...DAY, ...clockFormatOptions(locale, at), timeZone }).format(at),
    )
  if (until.endsWith('Z')) {
    const shownMoment = formatIn(LAB_TIME_ZONE, moment)
    return ELSEWHERE.includes(country) ? `${shownMoment} CET` : shownMoment
  }
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(until) ?? []
  const offset = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
  return formatIn('UTC', new Date(moment.getTime() + offset))
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
