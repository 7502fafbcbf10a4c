import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/overlay/show-toast.ts';
import { Specimen } from './section.tsx';

export function Messages() {
  return (
    <Specimen label="Toast: with undo, success, error, action, progress">
      <Button
        onClick={() =>
          showToast({
            title: 'Skipped Tidepool.',
            undo: () => showToast({ title: 'It is back.', kind: 'success' }),
          })
        }
      >
        With undo
      </Button>
      <Button onClick={() => showToast({ title: 'Published. Link copied.', kind: 'success' })}>
        Success
      </Button>
      <Button
        onClick={() =>
          showToast({
            title: 'Your note was not sent.',
            description: 'Your text is safe. Try again.',
            kind: 'error',
          })
        }
      >
        Error
      </Button>
      <Button
        onClick={() =>
          showToast({
            id: 'update',
            title: 'Update ready.',
            action: { label: 'Reload', onPress: () => undefined },
          })
        }
      >
        With an action
      </Button>
      <Button onClick={upload}>Progress</Button>
    </Specimen>
  );
}

function upload(): void {
  const steps = [0, 0.3, 0.6, 0.9];
  steps.forEach((progress, index) => {
    setTimeout(() => showToast({ id: 'upload', title: 'Uploading the cover', progress }), index * 500);
  });
  setTimeout(
    () => showToast({ id: 'upload', title: 'Cover uploaded.', kind: 'success' }),
    steps.length * 500,
  );
}
