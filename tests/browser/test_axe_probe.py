import time
from playwright.sync_api import expect
from axe_playwright_python.sync_playwright import Axe
from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, seat_link
from tests.browser.quick import play_on
from tests.browser.words import Words
from tests.server.site import Site
OPT={"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
def test_probe(screens: Screens, site: Site) -> None:
    axe=Axe()
    for lang,light in (("fr","day"),("es","dusk")):
        page = screens.open("/",lang=lang,light=light)
        t=site.open(first_player=0)
        play_on(site,t,lambda u:u["length"]>30 and u["view"]["actor"]==0)
        ov=site.open(tokens_to_win=1)
        play_on(site,ov)
        w=site.open({"kind":"person","name":"Ada"},{"kind":"open"})
        for path in ("/","/new/celestes",seat_link(t,0),seat_link(t,1),seat_link(ov,0),f"/replay/{ov.id}",seat_link(w,0),f"/table/{w.id}#join={w.invitations[1]}","/rules/celestes","/about","/nowhere"):
            t0=time.time()
            page.goto("about:blank")
            page.goto(path)
            page.wait_for_load_state("networkidle")
            if path==seat_link(ov,0): page.get_by_role("dialog").wait_for()
            t1=time.time()
            r=axe.run(page,options=OPT)
            print(lang,light,path[:20],round(t1-t0,2),round(time.time()-t1,2),r.generate_report() if r.violations_count else "ok",flush=True)
