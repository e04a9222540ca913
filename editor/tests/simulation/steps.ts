import fc from 'fast-check';
import { BUTTONS, type Step } from './history.ts';
import { FAULTS, type Fault } from './world.ts';

const device = fc.nat({ max: 2 });
const number = fc.nat({ max: 20 });
const choice = fc.constantFrom('ours', 'theirs');
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(FAULTS) as Fault[])) },
);

/** One of the named steps, with random numbers. */
const step = (
  weight: number,
  names: Step['do'][],
  numbers: Record<string, fc.Arbitrary<unknown>> = {},
) => ({
  weight,
  arbitrary: fc.record({
    do: fc.constantFrom(...names),
    ...numbers,
  }) as unknown as fc.Arbitrary<Step>,
});

/** Steps at random. Those that move things forward are more likely. */
const STEP = fc.oneof(
  step(8, ['type'], { device, field: number }),
  step(1, ['typeText'], { device, file: number }),
  step(3, ['addRow', 'removeRow', 'moveRow'], { device, row: number }),
  step(3, ['addSection', 'addPost', 'removeFile', 'moveSection'], { device, file: number }),
  step(5, ['addPhoto', 'choosePicture', 'finishPhoto', 'finishPhoto'], { device, at: number }),
  step(8, ['save', 'save', 'save', 'undo', 'discard', 'reload', 'refresh'], { device }),
  step(3, ['undoSave', 'undoSave', 'leaveOut'], { device, at: number }),
  step(2, ['resolve'], { device, choice }),
  step(2, ['openTab', 'closeTab', 'continueHere'], { device, tab: number }),
  step(1, ['full', 'room'], { device }),
  step(1, ['editByHand'], { at: number }),
  step(1, ['pull'], { choice }),
  step(1, ['push']),
  step(20, ['deliver'], { request: number, fault }),
  step(6, ['process'], { request: number }),
  step(4, ['deliverAll']),
  step(1, ['deploy']),
  step(1, ['wait'], { seconds: fc.constantFrom(5, 60, 1000) }),
);

// What single steps rarely lead to.

/** Someone publishes, taps Undo and publishes again. */
const PUBLISH_TWICE = fc
  .tuple(device, number)
  .map(([by, field]): Step[] => [
    { do: 'type', device: by, field },
    { do: 'save', device: by },
    { do: 'deliverAll' },
    { do: 'undoSave', device: by, at: 0 },
    { do: 'deliverAll' },
    { do: 'save', device: by },
    { do: 'deliverAll' },
  ]);

/** Someone removes something, gets what another has published, and taps Undo. */
const UNDO_LATE = fc
  .tuple(device, fc.constantFrom(1, 2), number, number)
  .map(([by, next, row, field]): Step[] => [
    { do: 'deliverAll' },
    { do: 'removeRow', device: by, row },
    { do: 'type', device: by + next, field },
    { do: 'save', device: by + next },
    { do: 'deliverAll' },
    { do: 'refresh', device: by },
    { do: 'deliverAll' },
    { do: 'undo', device: by },
  ]);

/** Someone moves or removes photos, or chooses another one, while one is processed. */
const SLOW_PHOTO = fc
  .tuple(device, number, number, fc.constantFrom('moveRow', 'removeRow', 'choosePicture'))
  .map(([by, at, row, change]): Step[] => [
    { do: 'choosePicture', device: by, at },
    change === 'choosePicture' ? { do: change, device: by, at } : { do: change, device: by, row },
    { do: 'finishPhoto', device: by, at: 1 },
    { do: 'finishPhoto', device: by, at: 0 },
  ]);

/** Someone publishes, and a load is faster than the response, or the response never comes. */
const SLOW_RESPONSE = fc
  .tuple(device, number, fault, fc.constantFrom('refresh', 'reload', 'discard', 'type', 'save'))
  .map(([by, field, fault, next]): Step[] => [
    { do: 'deliverAll' },
    { do: 'type', device: by, field },
    { do: 'save', device: by },
    { do: 'process', request: 0 },
    { do: 'refresh', device: by },
    { do: 'deliver', request: 1, fault: 'none' },
    { do: 'deliver', request: 0, fault },
    next === 'type' ? { do: next, device: by, field } : { do: next, device: by },
    { do: 'save', device: by },
  ]);

/** Two devices change the same, and one answers the question. */
const SAME_FIELD = fc
  .tuple(
    device,
    fc.constantFrom(1, 2),
    number,
    fc.constantFrom('type', 'removeRow', 'removeFile'),
    choice,
  )
  .map(([by, next, at, change, choice]): Step[] => [
    { do: 'deliverAll' },
    { do: 'type', device: by, field: at },
    { do: change, device: by + next, field: at, row: at, file: at } as Step,
    { do: 'save', device: by + next },
    { do: 'deliverAll' },
    { do: 'save', device: by },
    { do: 'deliverAll' },
    { do: 'resolve', device: by, choice },
  ]);

const STEPS = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: STEP.map((each) => [each]) },
    {
      weight: 1,
      arbitrary: fc.oneof(PUBLISH_TWICE, UNDO_LATE, SLOW_PHOTO, SLOW_RESPONSE, SAME_FIELD),
    },
  ),
  { minLength: 1, maxLength: 80, size: 'max' },
);

export const HISTORY = fc
  .tuple(STEPS, fc.constantFrom(...BUTTONS))
  .map(([parts, button]): Step[] => [...parts.flat(), { do: 'tapNext', button }]);
