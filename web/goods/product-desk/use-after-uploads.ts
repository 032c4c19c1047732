import { useEffect, useState, type RefObject } from 'react';

/** What happened to an upload. */
export type UploadStep = 'begun' | 'done' | 'failed';

/**
 * For a form with uploads: submitted while pictures are on their way, it is submitted again by itself once they have come. After
 * a failed upload it waits no longer: what to do about that picture is the person's to say.
 */
export function useAfterUploads(form: RefObject<HTMLFormElement | null>) {
  const [underWay, setUnderWay] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isDue = isHeld && underWay === 0;
  useEffect(() => {
    if (isDue) form.current?.requestSubmit();
  }, [isDue, form]);
  return {
    isHeld,
    /** Tells whether a submission has to wait; to be asked first of all. */
    hold(): boolean {
      setHeld(underWay > 0);
      return underWay > 0;
    },
    onUpload(step: UploadStep) {
      setUnderWay((before) => before + (step === 'begun' ? 1 : -1));
      if (step === 'failed') setHeld(false);
    },
  };
}
