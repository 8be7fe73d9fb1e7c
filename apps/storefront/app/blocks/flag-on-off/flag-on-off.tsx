import type { FlagBranches as FlagOnOffBlock } from '@passepartout/content-model'
import { SHOW_DECIDED_BRANCH } from '../../platform/first-paint.ts'
import type { BlockParts, BlockProps } from '../../platform/page.ts'

/**
 * Two versions of a part of the page, stacked at the same place and as high as the higher one, so that the decision (in
 * the browser, after hydration; spec 4) moves nothing. Until then, and without JavaScript, the off branch is visible; a
 * decision of an earlier page of the visit applies at once.
 */
export function FlagOnOff({ block, page, nested }: BlockProps<FlagOnOffBlock> & BlockParts) {
  const { channel, country, locale } = page.shop
  return (
    <div
      data-enhance="flag"
      data-when="load"
      data-flag={block.flag}
      data-shop={JSON.stringify({ channel, country, locale })}
      className="group/flag grid *:[grid-area:1/1] *:min-w-0"
    >
      <div data-branch="off" className="group-data-[treatment=on]/flag:invisible">
        {nested?.off}
      </div>
      <div
        data-branch="on"
        inert
        className="invisible group-data-[treatment=on]/flag:visible [@media(scripting:none)]:hidden"
      >
        {nested?.on}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, named in the page's policy */}
      <script dangerouslySetInnerHTML={{ __html: SHOW_DECIDED_BRANCH }} />
    </div>
  )
}
