import { Accordion } from '@passepartout/ui/accordion'
import { BreadcrumbTrail } from '@passepartout/ui/breadcrumb'
import { Pagination } from '@passepartout/ui/pagination'
import { Tabs } from '@passepartout/ui/tabs'
import { Group, Row } from './group.tsx'

export function NavigationExamples() {
  return (
    <>
      <Group id="ways" title="Breadcrumb and pages">
        <Row wide>
          <BreadcrumbTrail
            label="Way to this page"
            crumbs={[
              { text: 'Start', href: '#ways' },
              { text: 'Wall art', href: '#ways' },
              { text: 'Canvas' },
            ]}
          />
          <Pagination
            label="Pages"
            entries={[1, 2, 3, 'gap', 14]}
            current={2}
            hrefOf={() => '#ways'}
            nameOf={page => `Page ${page}`}
            next="Next page"
          />
        </Row>
      </Group>
      <Group id="accordion" title="Accordion" text="One open at a time; native, without a script.">
        <div className="ui-still">
          <Accordion
            name="ui-accordion"
            entries={[
              {
                title: 'How long does it take?',
                content: <p className="pb-5 text-muted">Three working days.</p>,
                open: true,
              },
              { title: 'Which files go?', content: <p className="pb-5 text-muted">JPEG, PNG, HEIC.</p> },
              {
                title: 'What if I do not like it?',
                content: <p className="pb-5 text-muted">We make it again.</p>,
              },
            ]}
          />
        </div>
      </Group>
      <Group
        id="tabs"
        title="Tabs"
        text="Headings in a row from a tablet on, an accordion on a phone; native, without a script."
      >
        <Tabs
          name="ui-tabs"
          tabs={[
            { id: 'ui-tab-size', title: 'Sizes', content: <p>From 20 × 20 to 120 × 80 cm.</p> },
            { id: 'ui-tab-edge', title: 'Edges', content: <p>Mirrored, white or the picture itself.</p> },
            { id: 'ui-tab-care', title: 'Care', content: <p>Dust it with a soft cloth.</p> },
          ]}
        />
      </Group>
    </>
  )
}
