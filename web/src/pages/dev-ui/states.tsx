import { apiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DawnSpinner } from '../../ui/picture/dawn-spinner.tsx';
import { DomeSpot } from '../../ui/spots/dome-spot.tsx';
import { EnvelopeSpot } from '../../ui/spots/envelope-spot.tsx';
import { PhasesSpot } from '../../ui/spots/phases-spot.tsx';
import { PlateSpot } from '../../ui/spots/plate-spot.tsx';
import { FailureNotice } from '../../ui/state/failure-notice.tsx';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { CardSkeleton, MessageSkeleton, RowSkeleton, TextSkeleton } from '../../ui/state/skeleton.tsx';
import { StateView } from '../../ui/state/state-view.tsx';
import { Specimen } from './section.tsx';

export function States() {
  return (
    <>
      <Specimen label="Skeleton: card, text, row, message" layout="grid">
        <CardSkeleton />
        <TextSkeleton lines={5} />
        <div className="flex flex-col gap-4">
          <RowSkeleton />
          <MessageSkeleton />
        </div>
      </Specimen>
      <Specimen label="Loader">
        <DawnSpinner />
        <DawnSpinner labelled label="Fetching the notes" />
      </Specimen>
      <Specimen label="State view" layout="grid">
        <StateViews />
      </Specimen>
      <Specimen label="Failure notice, above the button that tries again">
        <FailureNotice title="Your note was not sent" error={apiError({ kind: 'unreachable' })} />
      </Specimen>
      <Specimen label="Other drawings">
        <PlateSpot />
        <DomeSpot />
        <PhasesSpot />
        <EnvelopeSpot />
      </Specimen>
    </>
  );
}

function StateViews() {
  return (
    <>
      <Card>
        <StateView
          kind="empty"
          title="No notes yet"
          headingLevel={3}
          actions={<Button variant="night">Copy the link</Button>}
        >
          Share your link and the first one lands here.
        </StateView>
      </Card>
      <Card>
        <LoadFailure
          title="The notes did not load"
          headingLevel={3}
          error={apiError({ kind: 'unreachable' })}
          onRetry={() => undefined}
        />
      </Card>
      <Card>
        <StateView kind="offline" title="You are offline" headingLevel={3}>
          What you write is kept and sent when you are back.
        </StateView>
      </Card>
      <Card>
        <StateView
          kind="forbidden"
          title="This page is for admins"
          headingLevel={3}
          actions={<Button>Back to home</Button>}
        >
          Your account does not open it.
        </StateView>
      </Card>
      <Card>
        <StateView
          kind="notFound"
          title="Nothing at this address"
          headingLevel={3}
          actions={<Button>Explore</Button>}
        >
          It may have been renamed or taken down.
        </StateView>
      </Card>
      <Card>
        <StateView kind="end" title="That’s everyone for today" headingLevel={3}>
          You have seen all 18. More tomorrow.
        </StateView>
      </Card>
    </>
  );
}
